import type { Node } from './node.ts'

/** Nodes that share a store, and the faults that only this store has. */
export interface World {
  readonly nodes: readonly Node[]
  readonly leaseMs: number
  /** Puts a new node in the place of one that was killed. */
  replace(index: number): Promise<void>
  /** Closes what killed nodes have left open: done at once, it would be a goodbye. */
  forgetKilled(): Promise<void>
  /** Makes commits of the dispatchers fail for a moment, in a way that `way` chooses. */
  breakCommit(node: Node, way: number): Promise<void>
  /** Stops all nodes. */
  stop(): Promise<void>
}

export function nodeOf({ nodes }: World, index: number): Node {
  const node = nodes[index % nodes.length]
  if (!node) throw new Error('there is no node')
  return node
}
