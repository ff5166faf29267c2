/** The practice setup with this topic filled in. */
export const practiceAddress = (topic: string) => `/practice?topic=${encodeURIComponent(topic)}`
