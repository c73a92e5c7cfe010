import { execFile } from 'node:child_process'
import { chmod, cp, lchown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildContext } from './build-context.ts'
import { type Instruction, type Stage, variablesOf } from './dockerfile.ts'

/** The last stage of a Dockerfile, built in a folder instead of an image. */
export interface BuiltFolder {
  /** The folder in which its program starts: the last WORKDIR. */
  readonly workdir: string
  /** A folder with a copy of this process's `node`. A test compares its version with the image's. */
  readonly programs: string
  remove(): Promise<void>
}

const isRoot = process.getuid?.() === 0

/**
 * Executes a Dockerfile without a container engine: copies files of a clean clone as its COPY lines do, and runs its RUN lines.
 * If the tests do not run as root, all files belong to the current user.
 */
export async function buildInFolder(root: string, stages: readonly Stage[]): Promise<BuiltFolder> {
  const place = await mkdtemp(path.join(tmpdir(), 'tenant-api-image-'))
  // Users other than root must be able to enter the folder.
  await chmod(place, 0o755)
  const programs = path.join(place, 'programs')
  await mkdir(programs)
  await cp(process.execPath, path.join(programs, 'node'))
  const context = await buildContext(root)
  let workdir = place
  for (const [index, stage] of stages.entries()) {
    const folder = path.join(place, stage.name || String(index))
    workdir = folder
    for (const instruction of stage.instructions) {
      if (instruction.keyword === 'WORKDIR') {
        workdir = path.join(folder, instruction.text)
        await mkdir(workdir, { recursive: true })
      } else if (instruction.keyword === 'RUN') {
        await runLine(instruction.text, workdir, programs, stage)
      } else if (instruction.keyword === 'COPY') {
        const from = instruction.flags.from
        await (from
          ? copyOfStage(instruction, path.join(place, from), workdir)
          : copyOfContext(instruction, root, context, workdir))
      }
    }
  }
  return { workdir, programs, remove: () => rm(place, { recursive: true }) }
}

async function copyOfContext(
  { text }: Instruction,
  root: string,
  context: readonly string[],
  workdir: string,
): Promise<void> {
  const sources = text.split(' ')
  const to = sources.pop() ?? ''
  const target = path.join(workdir, to)
  for (const source of sources) {
    const files = context.filter(file => file === source || file.startsWith(`${source}/`))
    if (files.length === 0)
      throw new Error(`COPY ${text}: ${source} is not in git, or .dockerignore excludes it.`)
    if (files.includes(source) && !to.endsWith('/'))
      throw new Error(`COPY ${text}: the target of a file must be a folder that ends with a slash.`)
    for (const file of files) {
      const relative = file === source ? path.basename(source) : path.relative(source, file)
      await cp(path.join(root, file), path.join(target, relative))
    }
  }
}

/** Copies a folder of an earlier stage. Sets the owner of `--chown` if the tests run as root. */
async function copyOfStage({ text, flags }: Instruction, stage: string, workdir: string): Promise<void> {
  const [source = '', target = ''] = text.split(' ')
  const to = path.join(workdir, target)
  await cp(path.join(stage, source), to, { recursive: true, verbatimSymlinks: true })
  const [uid, gid] = (flags.chown ?? '').split(':').map(Number)
  if (!isRoot || uid === undefined || gid === undefined) return
  for (const name of ['', ...(await readdir(to, { recursive: true }))])
    await lchown(path.join(to, name), uid, gid)
}

/**
 * Environment variables that RUN lines inherit: only those that npm needs to find packages, not those that
 * npm sets for scripts.
 */
const passedOn =
  /^(HOME|NODE_EXTRA_CA_CERTS|npm_config_(cache|cafile|globalconfig|registry|userconfig)|https?_proxy)$/i

async function runLine(line: string, workdir: string, programs: string, stage: Stage): Promise<void> {
  const given = Object.entries(process.env).filter(([name]) => passedOn.test(name))
  const env = {
    ...Object.fromEntries(given),
    ...variablesOf(stage),
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    // Use the packages that `npm ci` has put into npm's cache. Without a network, fail at once instead of retrying.
    npm_config_prefer_offline: 'true',
    npm_config_fetch_retries: '0',
  }
  await promisify(execFile)('/bin/sh', ['-c', line], { cwd: workdir, env }).catch(error => {
    throw new Error(`RUN ${line} failed. npm needs its cache (run npm ci) or its registry.\n${error.stderr}`)
  })
}
