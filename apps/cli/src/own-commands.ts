import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { apiCommand } from './api/api.ts'
import { completionCommand } from './completion/completion.ts'
import { applyCommand, exportCommand, planCommand, validateCommand } from './config/config.ts'
import { doctorCommand } from './doctor/doctor.ts'
import { publishCommand } from './events/publish.ts'
import { tailCommand } from './events/tail.ts'
import { listenCommand } from './listen/listen.ts'
import { tailLogCommand } from './logs/tail.ts'
import { mcpCommand } from './mcp/mcp.ts'
import { redeliverCommand } from './operations/redeliver.ts'
import { tokenCommand } from './operations/token.ts'
import { schemaCommand } from './schema/schema.ts'
import { loginCommand, logoutCommand, whoamiCommand } from './sign-in/sign-in.ts'

/** The commands that are not created from a single operation, by name, in the order of the help. */
export const ownCommands: Readonly<Record<string, () => CommandUnknownOpts>> = {
  'events tail': tailCommand,
  'events publish': publishCommand,
  listen: listenCommand,
  'deliveries redeliver': redeliverCommand,
  'logs tail': tailLogCommand,
  'config export': exportCommand,
  'config plan': planCommand,
  'config apply': applyCommand,
  'config validate': validateCommand,
  login: loginCommand,
  logout: logoutCommand,
  whoami: whoamiCommand,
  token: tokenCommand,
  doctor: doctorCommand,
  api: apiCommand,
  mcp: mcpCommand,
  completion: completionCommand,
  schema: schemaCommand,
}
