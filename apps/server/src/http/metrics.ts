import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { createGenerationMetrics } from './generation-metrics.ts'

/** Figures for Prometheus. Routes are named by what serves them, never by their path, which callers can invent. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'ekagra_http_requests_total',
    help: 'Requests answered, by what served them, method and status',
    labelNames: ['area', 'method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'ekagra_http_request_duration_seconds',
    help: 'Seconds from the request to the start of its answer',
    labelNames: ['area'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  return {
    generation: createGenerationMetrics(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(request: { area: string; method: string; status: number; seconds: number }) {
      requests.inc({ area: request.area, method: request.method, status: request.status })
      duration.observe({ area: request.area }, request.seconds)
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
