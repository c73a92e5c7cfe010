import { useEffect, useReducer } from 'react'

/** Renders again, in a task of its own, while work is left. Between two steps the browser handles input and draws. */
export function useSteps(isWorkLeft: boolean): void {
  const [, step] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isWorkLeft) return
    const timer = setTimeout(step)
    return () => clearTimeout(timer)
  })
}
