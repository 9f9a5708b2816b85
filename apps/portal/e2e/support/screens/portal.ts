import { expect, type Page } from '@playwright/test'
import { type Person, password } from '../data/people.ts'
import { AdminDashboard } from './admin-dashboard.ts'
import { ApprovalsScreen } from './approvals-screen.ts'
import { ConfigurationScreen } from './configuration-screen.ts'
import { ConfirmScreen } from './confirm-screen.ts'
import { Dashboard } from './dashboard.ts'
import { FinaliseScreen } from './finalise-screen.ts'
import { Home } from './home.ts'
import { Navigation } from './navigation.ts'
import { OrganisationsScreen } from './organisations-screen.ts'
import { ProfileScreen } from './profile-screen.ts'
import { ProviderPage } from './provider-page.ts'
import { NewPasswordScreen, ResetRequestScreen } from './reset-screens.ts'
import { ResumeDialog } from './resume-dialog.ts'
import { SignInScreen } from './sign-in-screen.ts'
import { SignUpScreen } from './sign-up-screen.ts'
import { UsersScreen } from './users-screen.ts'

/** The portal as one person sees it in one tab. */
export class Portal {
  readonly page: Page
  readonly signInScreen: SignInScreen
  readonly signUpScreen: SignUpScreen
  readonly providerPage: ProviderPage
  readonly finaliseScreen: FinaliseScreen
  readonly adminDashboard: AdminDashboard
  readonly configuration: ConfigurationScreen
  readonly approvals: ApprovalsScreen
  readonly organisations: OrganisationsScreen
  readonly users: UsersScreen
  readonly resetRequest: ResetRequestScreen
  readonly newPassword: NewPasswordScreen
  readonly confirmScreen: ConfirmScreen
  readonly profile: ProfileScreen
  readonly resumeDialog: ResumeDialog
  readonly navigation: Navigation
  readonly home: Home
  readonly dashboard: Dashboard

  constructor(page: Page) {
    this.page = page
    this.signInScreen = new SignInScreen(page)
    this.signUpScreen = new SignUpScreen(page)
    this.providerPage = new ProviderPage(page)
    this.finaliseScreen = new FinaliseScreen(page)
    this.adminDashboard = new AdminDashboard(page)
    this.configuration = new ConfigurationScreen(page)
    this.approvals = new ApprovalsScreen(page)
    this.organisations = new OrganisationsScreen(page)
    this.users = new UsersScreen(page)
    this.resetRequest = new ResetRequestScreen(page)
    this.newPassword = new NewPasswordScreen(page)
    this.confirmScreen = new ConfirmScreen(page)
    this.profile = new ProfileScreen(page)
    this.resumeDialog = new ResumeDialog(page)
    this.navigation = new Navigation(page)
    this.home = new Home(page)
    this.dashboard = new Dashboard(page)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Signed in as somebody who did so before: the browser has the cookie, the page asks for the rest itself. */
  async openAs(person: Person, path = '/home'): Promise<void> {
    const answer = await this.page.request.post('/backend/auth/signin', {
      data: { emailAddress: person.email, password },
    })
    expect(answer.status()).toBe(200)
    await this.page.goto(path)
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  /** A second tab of the same browser. */
  async anotherTab(path: string): Promise<Portal> {
    const tab = new Portal(await this.page.context().newPage())
    await tab.open(path)
    return tab
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
