import { topCommand } from '../command.ts'
import type { LoginFlags } from './store-profile.ts'

/** `login`: checks the credentials of a client and stores them. */
export function loginCommand() {
  const command = topCommand('login')
    .option('--client-id <id>', 'id of the client')
    .addHelpText(
      'after',
      '\nThe secret comes from TENANT_API_CLIENT_SECRET, from standard input, or from a prompt.',
    )
  command.action(async flags => {
    const { login } = await import('./store-profile.ts')
    await login(flags as LoginFlags, command)
  })
  return command
}
