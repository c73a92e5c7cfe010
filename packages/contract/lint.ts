/** `node lint.ts FILE...` checks documents in this repository as `tenant-api-contract lint` does. */
import { run } from './command/run.ts'

process.exitCode = await run(['lint', ...process.argv.slice(2)])
