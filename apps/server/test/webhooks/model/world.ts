import type { Node } from './node.ts'

/** Nodes that share a store, with faults of this kind of store. */
export interface World {
  readonly nodes: readonly Node[]
  readonly leaseMs: number
  /** Starts a new node in the place of a killed one. */
  replace(index: number): Promise<void>
  /** Closes what killed nodes have left open. Closing it earlier would be a graceful end. */
  forgetKilled(): Promise<void>
  /** Makes commits of the dispatchers fail for a moment, in a way chosen by `way`. */
  breakCommit(node: Node, way: number): Promise<void>
  /** Stops all nodes. */
  stop(): Promise<void>
}

export function nodeOf({ nodes }: World, index: number): Node {
  const node = nodes[index % nodes.length]
  if (!node) throw new Error('there is no node')
  return node
}
