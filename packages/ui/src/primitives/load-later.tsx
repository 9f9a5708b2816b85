import { type ComponentType, lazy, Suspense, useState } from 'react'
import { retryUntilLoaded } from './retry-until-loaded.ts'

const loads: (() => Promise<unknown>)[] = []

/** Loads the code of dialogs and menus, so that the first one opens without waiting for it. */
export const loadLaterParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))

/** A module that no first frame needs. */
export type LaterModule<Module> = {
  load: () => Promise<Module>
  /** Returns the module if it has loaded. */
  loaded: () => Module | undefined
  /** Returns a component of the module. Once the module has loaded, it is drawn without suspending. */
  part: <Props extends object>(pick: (module: Module) => ComponentType<Props>) => ComponentType<Props>
}

/** Defers a module until {@link loadLaterParts} is called or one of its components is drawn. */
export function loadLater<Module>(importModule: () => Promise<Module>): LaterModule<Module> {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  const load = () => {
    loading ??= retryUntilLoaded(importModule).then((module) => {
      loaded = module
      return module
    })
    return loading
  }
  loads.push(load)
  return {
    load,
    loaded: () => loaded,
    part: (pick) => {
      const Lazy = lazy(async () => ({ default: pick(await load()) }))
      // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, when its module runs
      return function Part(props) {
        const [Drawn] = useState<ComponentType<typeof props>>(() => (loaded ? pick(loaded) : Lazy))
        return (
          <Suspense>
            <Drawn {...props} />
          </Suspense>
        )
      }
    },
  }
}
