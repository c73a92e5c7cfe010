/** Bundlers replace `NODE_ENV` by a string. React and TanStack Query read it too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Whether arguments are checked. False in production: bundlers then remove the checks and their messages. */
export const isDevelopment = process.env.NODE_ENV !== 'production'
