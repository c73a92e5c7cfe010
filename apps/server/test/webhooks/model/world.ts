import type { Node } from './node.ts'

/** Nodes that share a store, and the faults that this kind of store can have. */
export interface World {
  readonly nodes: readonly Node[]
  readonly leaseMs: number
  /** Starts a new node in the place of a killed one. */
  replace(index: number): Promise<void>
  /** Closes the stores of killed nodes. Closing them at the kill would be a graceful shutdown. */
  forgetKilled(): Promise<void>
  /** Makes commits of the dispatchers fail for a moment. `way` selects how they fail. */
  breakCommit(node: Node, way: number): Promise<void>
  /** Stops all nodes. */
  stop(): Promise<void>
}

export function nodeOf({ nodes }: World, index: number): Node {
  const node = nodes[index % nodes.length]
  if (!node) throw new Error('there is no node')
  return node
}
