import type { Guard, Sabotage } from '../sabotage.ts'

const lint: Guard = { check: ['node_modules/@biomejs/biome/bin/biome', 'lint', 'apps/server/src/start'] }

/** The rules for sources of the server. */
export const sourceSabotages: readonly Sabotage[] = [
  {
    breaks: 'A file outside of config/ reads the environment.',
    file: 'apps/server/src/start/end-after-answers.ts',
    before: '    lost.abort()\n',
    after: '    const running = process\n    if (!running.env.STAY) lost.abort()\n',
    noticedBy: lint,
  },
  {
    breaks: 'A file other than main.ts ends the process.',
    file: 'apps/server/src/start/end-after-answers.ts',
    before: 'setTimeout(endProcess, 200)',
    after: 'setTimeout(() => process.exit(1), 200)',
    noticedBy: lint,
  },
]
