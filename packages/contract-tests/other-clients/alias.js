// Lets a recipe run with another version of its package, or with what another package re-exports: ALIASES maps names in imports.
import { registerHooks } from 'node:module'

const aliases = JSON.parse(process.env.ALIASES ?? '{}')
registerHooks({
  resolve(name, context, next) {
    const isRecipe = context.parentURL?.startsWith(new URL('recipes/', import.meta.url).href)
    return next((isRecipe && aliases[name]) || name, context)
  },
})
