import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './compile.ts'
import { publishedFolders } from './published-folders.ts'

/**
 * An error message for each reason against a release: different versions, no entry in the changelog, or a version that is too low
 * for the changes. A real release, unlike a dry run, also needs READMEs that install from the registry, addresses of the maintainers, images with digests, and a clean
 * commit with the tag of the version.
 */
export async function releaseProblems(version: string, isDryRun: boolean): Promise<readonly string[]> {
  return [
    ...(await versionProblems(version)),
    ...(await changelogProblems(version, isDryRun)),
    ...changeProblems(version),
    ...(isDryRun ? [] : await readmeProblems()),
    ...(isDryRun ? [] : await addressProblems()),
    ...(isDryRun ? [] : await imageProblems()),
    ...(isDryRun ? [] : commitProblems(version)),
  ]
}

async function versionProblems(version: string): Promise<readonly string[]> {
  const document = await json<{ info: { version: string } }>('packages/contract/generated/openapi.json')
  const folders = (await publishedFolders()).map(folder => path.relative(root, folder))
  const manifests = folders.map(
    async folder =>
      [folder, (await json<{ version: string }>(path.join(folder, 'package.json'))).version] as const,
  )
  const versions = [['the document', document.info.version] as const, ...(await Promise.all(manifests))]
  return versions
    .filter(([, own]) => own !== version)
    .map(([name, own]) => `The version of ${name} is ${own}, but package.json says ${version}.`)
}

/** The changelog must list the changes of the version. For a dry run they may still be under `[Unreleased]`. */
async function changelogProblems(version: string, isDryRun: boolean): Promise<readonly string[]> {
  const changelog = await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')
  const [, ...sections] = changelog.split(/^## /m)
  const names = isDryRun ? [`[${version}]`, '[Unreleased]'] : [`[${version}]`]
  const found = sections.some(text => names.some(name => text.startsWith(name)) && /^- /m.test(text))
  return found ? [] : [`CHANGELOG.md has no changes under ${names.join(' or ')}.`]
}

/** Compares the document with the document of the last release. */
function changeProblems(version: string): readonly string[] {
  const exclude = ['--exclude', `v${version}`]
  const last = run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', ...exclude])
  if (last.status !== 0) return []
  const diff = run(process.execPath, ['packages/contract/diff.ts', last.stdout.trim(), '--release'])
  return diff.status === 0 ? [] : diff.stderr.trim().split('\n')
}

/** Until the first release, the READMEs install the files that `npm run pack` writes. */
async function readmeProblems(): Promise<readonly string[]> {
  const files = (await publishedFolders()).map(folder => path.relative(root, path.join(folder, 'README.md')))
  const problems = files.map(async file => {
    const text = await readFile(path.join(root, file), 'utf8')
    return text.includes('.tgz') ? [`${file} installs tarballs. Install the packages from the registry.`] : []
  })
  return (await Promise.all(problems)).flat()
}

/** Who finds a vulnerability in a release must reach its maintainers. */
async function addressProblems(): Promise<readonly string[]> {
  const problems = ['package.json', 'SECURITY.md'].map(async file => {
    const text = await readFile(path.join(root, file), 'utf8')
    return text.includes('example.com')
      ? [`${file} has addresses of example.com. Write those of the repository and of its maintainers.`]
      : []
  })
  return (await Promise.all(problems)).flat()
}

/** A tag of an image can be moved to other content, a digest cannot. */
async function imageProblems(): Promise<readonly string[]> {
  const problems = ['Dockerfile', 'compose.yaml'].map(async file => {
    const text = await readFile(path.join(root, file), 'utf8')
    const images = [...text.matchAll(/^(?:FROM|\s+image:) (\S+)/gm)].flatMap(([, image]) => image ?? [])
    return images
      .filter(image => !/@sha256:[0-9a-f]{64}$/.test(image))
      .map(image => `${file} has the image ${image} without a digest. docs/releasing.md says how to add it.`)
  })
  return [...new Set((await Promise.all(problems)).flat())]
}

function commitProblems(version: string): readonly string[] {
  const tags = run('git', ['tag', '--points-at', 'HEAD']).stdout.split('\n')
  const changed = run('git', ['status', '--porcelain']).stdout.trim()
  return [
    ...(tags.includes(`v${version}`) ? [] : [`The commit has no tag v${version}.`]),
    ...(changed === '' ? [] : [`There are uncommitted changes:\n${changed}`]),
  ]
}

function run(program: string, args: readonly string[]) {
  return spawnSync(program, args, { cwd: root, encoding: 'utf8' })
}

async function json<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'))
}
