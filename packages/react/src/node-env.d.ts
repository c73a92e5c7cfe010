/** Bundlers replace `process.env.NODE_ENV` by a string. React and TanStack Query read it too. */
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string
  }
  interface Process {
    env: ProcessEnv
  }
}
declare var process: NodeJS.Process
