import { expect, type Page } from '@playwright/test'
import { type Person, password } from '../data/people.ts'
import { AccountProviderPage } from './account-provider-page.ts'
import { AdminDashboard } from './admin-dashboard.ts'
import { ApprovalsScreen } from './approvals-screen.ts'
import { AreasScreen } from './areas-screen.ts'
import { ConfigurationScreen } from './configuration-screen.ts'
import { ConfirmScreen } from './confirm-screen.ts'
import { Dashboard } from './dashboard.ts'
import { DatabaseScreen } from './database-screen.ts'
import { ExcelShell } from './excel-shell.ts'
import { FinaliseScreen } from './finalise-screen.ts'
import { GroupsScreen } from './groups-screen.ts'
import { Home } from './home.ts'
import { LinkingScreen } from './linking-screen.ts'
import { ManageScreen } from './manage-screen.ts'
import { Navigation } from './navigation.ts'
import { OrganisationsScreen } from './organisations-screen.ts'
import { Palette } from './palette.ts'
import { ProfileScreen } from './profile-screen.ts'
import { ProviderPage } from './provider-page.ts'
import { NewPasswordScreen, ResetRequestScreen } from './reset-screens.ts'
import { ResumeDialog } from './resume-dialog.ts'
import { SignInScreen } from './sign-in-screen.ts'
import { SignUpScreen } from './sign-up-screen.ts'
import { StructureTable } from './structure-table.ts'
import { SynchroniseScreen } from './synchronise-screen.ts'
import { UsersScreen } from './users-screen.ts'

/** The portal in one browser tab, with a page object for each screen. */
export class Portal {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Signs in through the API, so that the browser has the cookie, then opens a page. */
  async openAs(person: Person, path = '/home'): Promise<void> {
    const answer = await this.page.request.post('/backend/auth/signin', {
      data: { emailAddress: person.email, password },
    })
    expect(answer.status()).toBe(200)
    await this.page.goto(path)
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  /** Opens a second tab of the same browser. */
  async anotherTab(path: string): Promise<Portal> {
    const tab = new Portal(await this.page.context().newPage())
    await tab.open(path)
    return tab
  }

  get accountProviderPage() {
    return new AccountProviderPage(this.page)
  }

  get adminDashboard() {
    return new AdminDashboard(this.page)
  }

  get approvals() {
    return new ApprovalsScreen(this.page)
  }

  get areas() {
    return new AreasScreen(this.page)
  }

  get configuration() {
    return new ConfigurationScreen(this.page)
  }

  get confirmScreen() {
    return new ConfirmScreen(this.page)
  }

  get dashboard() {
    return new Dashboard(this.page)
  }

  get database() {
    return new DatabaseScreen(this.page)
  }

  get excelShell() {
    return new ExcelShell(this.page)
  }

  get finaliseScreen() {
    return new FinaliseScreen(this.page)
  }

  get groups() {
    return new GroupsScreen(this.page)
  }

  get home() {
    return new Home(this.page)
  }

  get linking() {
    return new LinkingScreen(this.page)
  }

  get manage() {
    return new ManageScreen(this.page)
  }

  get navigation() {
    return new Navigation(this.page)
  }

  get newPassword() {
    return new NewPasswordScreen(this.page)
  }

  get organisations() {
    return new OrganisationsScreen(this.page)
  }

  get palette() {
    return new Palette(this.page)
  }

  get profile() {
    return new ProfileScreen(this.page)
  }

  get providerPage() {
    return new ProviderPage(this.page)
  }

  get resetRequest() {
    return new ResetRequestScreen(this.page)
  }

  get resumeDialog() {
    return new ResumeDialog(this.page)
  }

  get signInScreen() {
    return new SignInScreen(this.page)
  }

  get signUpScreen() {
    return new SignUpScreen(this.page)
  }

  get structureTable() {
    return new StructureTable(this.page)
  }

  get synchronise() {
    return new SynchroniseScreen(this.page)
  }

  get users() {
    return new UsersScreen(this.page)
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }

  toast(text: string | RegExp) {
    return this.page.getByRole('region', { name: /^Notifications/ }).getByText(text)
  }

  async expectAddress(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`^https?://[^/]+${escaped(path)}$`))
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
