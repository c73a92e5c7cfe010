import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Writes generated files into `folder`. With `--check` on the command line it writes nothing, and sets the exit code to 1 if a
 * file is missing or differs.
 */
export async function writeGenerated(folder: URL, files: Record<string, string>): Promise<void> {
  const checking = process.argv.includes('--check')
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, folder)
    const current = await readFile(file, 'utf8').catch(() => null)
    if (current === content) continue
    if (checking) {
      process.stderr.write(
        `${fileURLToPath(file)} is stale: run \`npm run generate\` and commit what it writes.\n`,
      )
      process.exitCode = 1
    } else {
      await writeFile(file, content)
    }
  }
}

/** The name of the client's function for an operation: `get_event_streams` becomes `getEventStreams`. */
export function camelCase(operationId: string): string {
  return operationId.replace(/_(.)/g, (_, initial: string) => initial.toUpperCase())
}
