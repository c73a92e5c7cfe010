import { topCommand } from '../command.ts'

/** `api`: sends any request, with a token. */
export function apiCommand() {
  const command = topCommand('api')
    .argument('<method>', 'such as GET')
    .argument('<path>', 'such as /api/v2/event-streams?take=1')
    .option('--body <file>', 'send a file as the body, or - for standard input')
    .option('--content-type <type>', 'media type of the body', 'application/json')
  command.action(async (method, path, flags) => {
    const { sendRequest } = await import('./send-request.ts')
    await sendRequest(method.toUpperCase(), path, flags, command)
  })
  return command
}
