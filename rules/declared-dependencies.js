import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const undeclared = ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined']
const rootTools = Object.keys(readPackage('package.json').devDependencies)

/** One rule for each workspace, because dependency-cruiser cannot tell whether a package.json declares a package of ours. */
const declaredPackages = globSync('{packages,apps}/*/package.json').map(file => {
  const { dependencies, devDependencies, peerDependencies } = readPackage(file)
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
  const ours = declared.flatMap(name => name.match(/^@tenant-api\/(.+)/)?.[1] ?? [])
  const folder = path.dirname(file)
  return {
    name: 'declared-packages',
    comment: 'A package.json names the packages of this repository that its files import.',
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: '^packages/', pathNot: `^(${[folder, ...ours.map(name => `packages/${name}`)].join('|')})/` },
  }
})

/** Rules of dependency-cruiser: a package.json names what the files of its package import. */
export const declaredDependencies = [
  {
    name: 'declared-dependencies',
    comment: 'A package.json names everything that the sources of its package import.',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/' },
    to: { pathNot: '^packages/', dependencyTypes: undeclared },
  },
  {
    name: 'declared-dependencies',
    comment: 'Tests and builds may also use the tools that the package.json of the root declares.',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/(?!src/)' },
    to: { pathNot: `^packages/|^node_modules/(${rootTools.join('|')})/`, dependencyTypes: undeclared },
  },
  ...declaredPackages,
]

function readPackage(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
