import { CodeBlock } from '../code/code-block.js'
import { needsToken } from '../document/operations.js'
import { useObservable } from '../observable.js'
import { Tabs } from '../page/tabs.js'
import { h } from '../viewer.js'
import { curlOf } from './curl.js'
import { chooseLanguage, sampleLanguage } from './sample-language.js'
import { TokenHelp } from './token-help.js'
import { typescriptOf } from './typescript.js'

/** The request of a form as a curl command and in TypeScript. Both read secrets from variables, so a copy has none. */
export function Samples({ placed, state, call }) {
  const chosen = useObservable(sampleLanguage)
  return h(
    'section',
    { className: 'samples', 'aria-label': 'Samples' },
    h(Tabs, {
      label: 'Language',
      chosen,
      choose: chooseLanguage,
      tabs: [
        { name: 'curl', content: () => h(CodeBlock, { label: 'curl', text: curlOf(placed, call) }) },
        {
          name: 'TypeScript',
          content: () => h(CodeBlock, { label: 'TypeScript', text: typescriptOf(placed, state, call) }),
        },
      ],
    }),
    needsToken(placed.operation) && h(TokenHelp),
  )
}
