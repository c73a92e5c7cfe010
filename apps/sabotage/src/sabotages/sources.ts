import type { Guard, Sabotage } from '../sabotage.ts'

const lint: Guard = { check: ['node_modules/@biomejs/biome/bin/biome', 'lint', 'apps/server/src/service.ts'] }

/** The rules for sources of the server. */
export const sourceSabotages: readonly Sabotage[] = [
  {
    breaks: 'A file outside of config/ reads the environment.',
    file: 'apps/server/src/service.ts',
    before: '    lost.abort()\n    log.fatal',
    after: '    const running = process\n    if (!running.env.STAY) lost.abort()\n    log.fatal',
    noticedBy: lint,
  },
  {
    breaks: 'A file other than main.ts ends the process.',
    file: 'apps/server/src/service.ts',
    before: 'setTimeout(parts.onLostWrites, answersMs)',
    after: 'setTimeout(() => process.exit(1), answersMs)',
    noticedBy: lint,
  },
]
