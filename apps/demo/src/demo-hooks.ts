import { sampleAwsKey } from '@tributary/fakes/aws/sample-aws'
import { OVERDUE_KEY } from '@tributary/fakes/demo-data/connectors'
import { demoData } from '@tributary/fakes/demo-data/demo-data'
import { startSampleErp } from '@tributary/fakes/erp/sample-erp'
import { startSampleFtp } from '@tributary/fakes/ftp/sample-ftp'
import { startSampleShop } from '@tributary/fakes/shop/sample-shop'
import { accountCallbackAddress, type Config, type StartContext, type StartHooks } from '@tributary/server'
import { hideOverdueRefresh, seed, showOverdueRefresh } from '@tributary/server/seeding'
import { addAccountProviders } from './add-account-providers.ts'
import { addSignInProvider } from './add-sign-in-provider.ts'
import { connectSampleAws } from './connect-aws.ts'
import { connectSampleErp } from './connect-erp.ts'
import { connectSampleFtp } from './connect-ftp.ts'
import { connectSampleShop } from './connect-shop.ts'
import { fillDemoTables } from './fill-tables.ts'
import { greeting } from './greeting.ts'
import { renewAuthorisations, seedAuthorisations } from './seed-authorisations.ts'
import { startDemoAws } from './systems/demo-aws.ts'
import { startDemoCin7 } from './systems/demo-cin7.ts'
import { startDemoCrm } from './systems/demo-crm.ts'
import type { DemoSystem } from './systems/demo-system.ts'
import { demoUnicontaUser, startDemoUniconta } from './systems/demo-uniconta.ts'
import { startSystemsPage } from './systems/systems-page.ts'

/** Fills an empty database and starts the systems that its connectors read from. */
export const demoHooks: StartHooks = {
  async beforeStart(context) {
    const { config, storage, passwords, secretBox, clock, notice } = context
    await seed(storage, demoData, { passwords, secretBox, now: clock() })
    await fillDemoTables(storage)
    await hideOverdueRefresh(storage.db)
    await startFtp(context)
    await startShop(context)
    const signInProviders = await addSignInProvider(context)
    await seedAuthorisations(context)
    const { authorise, xero, systems } = await addAccountProviders(context)
    if (!config.authorise.xero && authorise.xero)
      await renewAuthorisations(context, xero, authorise.xero.scope)
    const aws = await startCosts(context)
    const uniconta = await startUniconta(context)
    const cin7 = await startStock(context)
    const crm = await startHarbour(context)
    await startPage(context, [...systems, aws, uniconta, cin7, crm])
    await startErp(context)
    notice(greeting(config))
    const sourceAddresses = { aws, uniconta: uniconta.address, cin7: cin7.address }
    return { ...config, signInProviders, authorise, sourceAddresses } satisfies Config
  },
  beforeListen: ({ storage, clock }) => showOverdueRefresh(storage.db, OVERDUE_KEY, clock()),
}

async function startFtp({ config, storage, secretBox, onStop }: StartContext) {
  const ftp = await startSampleFtp({ dir: `${config.dataDir}/sample-ftp`, port: 0 })
  onStop(() => ftp.stop())
  await connectSampleFtp(storage, secretBox, ftp)
}

async function startShop({ storage, onStop }: StartContext) {
  const shop = await startSampleShop()
  onStop(() => shop.stop())
  await connectSampleShop(storage, shop)
}

async function startCosts({ storage, secretBox, clock, onStop, notice }: StartContext) {
  const aws = await startDemoAws(clock)
  onStop(() => aws.stop())
  await connectSampleAws(storage, secretBox, clock())
  const { id, secret } = sampleAwsKey
  notice(`Access key of the demo's AWS account, for your own connectors: ${id} with the secret ${secret}`)
  return aws
}

async function startUniconta({ clock, onStop, notice }: StartContext) {
  const uniconta = await startDemoUniconta(clock)
  onStop(() => uniconta.stop())
  const { name, password, companies } = demoUnicontaUser
  notice(
    `Uniconta user of the demo, for your own connectors: ${companies[0]}/${name} with the password ${password}`,
  )
  return uniconta
}

async function startStock({ clock, onStop }: StartContext) {
  const cin7 = await startDemoCin7(clock)
  onStop(() => cin7.stop())
  return cin7
}

async function startHarbour({ config, clock, onStop, notice }: StartContext) {
  const crm = await startDemoCrm(clock, accountCallbackAddress(config.publicUrl, 'custom'))
  onStop(() => crm.stop())
  notice(`Harbour CRM of the demo, for your own manifest: ${crm.address} with the key ${crm.key}`)
  return crm
}

async function startPage({ config, onStop, notice }: StartContext, systems: readonly DemoSystem[]) {
  const { address, stop } = await startSystemsPage(systems, config.publicUrl.origin)
  onStop(stop)
  notice(
    `Change the data of Xero, Vend, PowerOffice, Mailchimp, AWS, Uniconta, Cin7 and Harbour CRM: ${address}`,
  )
}

async function startErp({ config, storage, secretBox, onStop, notice }: StartContext) {
  const erp = await startSampleErp({ dir: `${config.dataDir}/sample-erp` })
  onStop(() => erp.stop())
  await connectSampleErp(storage, secretBox, erp)
  notice(`Connection string of the demo's SQL Server, for your own connectors: ${erp.connectionString}`)
}
