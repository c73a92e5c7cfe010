import { globalFlags, topCommand } from '../command.ts'

/** `logout`: deletes a profile. */
export function logoutCommand() {
  const command = topCommand('logout')
  command.action(async () => {
    const [{ defaultProfile, missingProfile, readProfiles, writeProfiles }, { note }, { notSignedIn }] =
      await Promise.all([import('./profiles.ts'), import('../output/print.ts'), import('./issue-token.ts')])
    const name = globalFlags(command).profile ?? (process.env.TENANT_API_PROFILE || defaultProfile)
    const { [name]: profile, ...others } = await readProfiles()
    if (!profile) throw Object.keys(others).length === 0 ? notSignedIn() : missingProfile(name, others)
    await writeProfiles(others)
    note(`Signed out ${profile.clientId} from ${profile.url}.`)
  })
  return command
}
