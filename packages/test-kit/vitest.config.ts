import { defineConfig } from 'vitest/config'
import { timeouts } from './src/timeouts.ts'

export default defineConfig({ test: { ...timeouts, experimental: { viteModuleRunner: false } } })
