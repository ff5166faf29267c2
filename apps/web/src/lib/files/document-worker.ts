/** Reads documents beside the screen, so that a large or hostile one does not freeze it. */
import { readQuestions } from '@ekagra/questions/exchange/read/read-questions'
import type { DocumentRequest } from './ask-document-worker.ts'
import { couldBeBomb } from './pdf-bomb.ts'
import { readPlain, readZipped } from './read-document.ts'

addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  postMessage(answer(data))
})

function answer(request: DocumentRequest) {
  switch (request.kind) {
    case 'zipped':
      return readZipped(request.bytes)
    case 'plain':
      return readPlain(request.text, request)
    case 'pdf':
      return !couldBeBomb(request.bytes)
    case 'questions':
      return readQuestions(request.text)
  }
}
