import { expect, test } from 'vitest'
import { helpText } from '../src/help.ts'
import { createProgram } from '../src/program.ts'

test.each([0, 40, 65, 80, 100, 137, 400])('the help in %i columns is that of commander', width => {
  let printed = ''
  const program = createProgram().configureOutput({
    getOutHelpWidth: () => width,
    writeOut: part => {
      printed += part
    },
  })
  program.outputHelp()
  expect(helpText(width)).toBe(printed)
})
