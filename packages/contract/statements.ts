/** The tests that show a statement of the specification: marks in their files, and the last column of docs/statements.md. */
import ts from 'typescript'

/** A comment line `// shows: <id>, <id>`. An id that ends with `.*` stands for all ids that begin so. */
const markLine = /^[ \t]*\/\/ shows: (.+)$/gm
/** A row of the page: id, statement, place in the document, tests. */
const row = /^\| `([\w.-]+)` \| (.*) \| (.*) \| (.*) \|$/gm

export interface Mark {
  /** The test file, relative to the root of the repository. */
  readonly file: string
  /** The name of the test or `describe` below the mark. */
  readonly title: string
  readonly ids: readonly string[]
}

/** The marks of a test file. Throws if a mark does not stand directly above a test or `describe`. */
export function marksIn(file: string, text: string): Mark[] {
  const marks: Mark[] = []
  if (text.match(markLine) === null) return marks
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const [title] = node.expression.arguments
      const ids = idsIn(text.slice(node.getFullStart(), node.getStart(source)))
      if (ids.length > 0 && title !== undefined)
        marks.push({ file, title: title.getText(source).slice(1, -1), ids })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const missing = idsIn(text).length - marks.flatMap(({ ids }) => ids).length
  if (missing > 0) throw new Error(`${file} has a mark "// shows:" that is not directly above a test.`)
  return marks
}

/** The page with the tests of each statement in the last column of its row. */
export function withTests(page: string, marks: readonly Mark[]): string {
  return page.replaceAll(row, (_row, id: string, statement: string, place: string) => {
    const links = marks
      .filter(({ ids }) => ids.some(each => matches(each, id)))
      .map(({ file, title }) => `[${title.replaceAll(/[[\]|]/g, '\\$&')}](../${file})`)
    return `| \`${id}\` | ${statement} | ${place} | ${[...new Set(links)].join(', ')} |`
  })
}

/** An error message for each statement without a test, and for each mark of an unknown statement. */
export function statementFaults(page: string, marks: readonly Mark[]): string[] {
  const statements = Array.from(page.matchAll(row), ([, id = '']) => id)
  const shown = marks.flatMap(({ file, ids }) => ids.map(id => ({ file, id })))
  return [
    ...statements
      .filter(statement => !shown.some(({ id }) => matches(id, statement)))
      .map(id => `No test shows the statement ${id}. Write "// shows: ${id}" directly above one that does.`),
    ...shown
      .filter(({ id }) => !statements.some(statement => matches(id, statement)))
      .map(({ file, id }) => `${file} shows ${id}, which docs/statements.md does not have.`),
  ]
}

function idsIn(text: string): string[] {
  return Array.from(text.matchAll(markLine), ([, list = '']) => list.split(', ')).flat()
}

function matches(id: string, statement: string): boolean {
  return id.endsWith('.*') ? statement.startsWith(id.slice(0, -1)) : id === statement
}
