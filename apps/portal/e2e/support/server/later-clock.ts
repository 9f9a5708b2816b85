// A server that is started with this has a clock that is ahead, so that no test waits for a time to pass.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const Now = Date

globalThis.Date = new Proxy(Now, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [Now.now() + ahead], newTarget),
  get: (target, name) => (name === 'now' ? () => Now.now() + ahead : Reflect.get(target, name, target)),
})
