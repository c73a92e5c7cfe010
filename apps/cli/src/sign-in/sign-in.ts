import { globalFlags, topCommand } from '../command.ts'
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

/** `logout`: deletes a profile. */
export function logoutCommand() {
  const command = topCommand('logout')
  command.action(async () => {
    const [{ defaultProfile, missingProfile, readProfiles, writeProfiles }, { note }, { notSignedIn }] =
      await Promise.all([import('./profiles.ts'), import('../output/print.ts'), import('./connection.ts')])
    const name = globalFlags(command).profile ?? (process.env.TENANT_API_PROFILE || defaultProfile)
    const { [name]: profile, ...others } = readProfiles()
    if (!profile) throw Object.keys(others).length === 0 ? notSignedIn() : missingProfile(name, others)
    writeProfiles(others)
    note(`Signed out ${profile.clientId} from ${profile.url}.`)
  })
  return command
}

/** `whoami`: prints the client with which commands call the service. */
export function whoamiCommand() {
  const command = topCommand('whoami')
  command.action(async () => {
    const { printIdentity } = await import('./print-identity.ts')
    await printIdentity(command)
  })
  return command
}
