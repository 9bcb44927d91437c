import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The routes of the site. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('rentals', 'routes/public/rentals.tsx'),
    route('rentals/in/:area', 'routes/public/area-rentals.tsx'),
    route('rentals/:id', 'routes/public/rental.tsx'),
    route('buys', 'routes/public/buys.tsx'),
    route('buys/in/:area', 'routes/public/area-buys.tsx'),
    route('buys/:id', 'routes/public/buy.tsx'),
    route('properties', 'routes/public/properties.tsx'),
    route('search', 'routes/public/search.tsx'),
    route('shortlist', 'routes/public/shortlist.tsx'),
    route('compare', 'routes/public/compare.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('access-denied', 'routes/public/access-denied.tsx'),

    route('report/:kind/:id', 'routes/public/report.tsx'),
    route('alerts/confirm/:token', 'routes/public/confirm-alert.tsx'),
    route('alerts/:token', 'routes/public/alerts.tsx'),
    route('still-available/:token', 'routes/public/still-available.tsx'),

    route('signup', 'routes/account/signup.tsx'),
    route('SignupLocalComponent', 'routes/account/signup.tsx', { id: 'signup-alias' }),
    route('login', 'routes/account/login.tsx'),
    route('verify-email', 'routes/account/verify-email.tsx'),
    route('reset-password/:token', 'routes/account/reset-password.tsx'),

    route('dashboard', 'routes/dashboard/layout.tsx', [
      index('routes/dashboard/index.tsx'),
      route('your-profile', 'routes/dashboard/your-profile.tsx'),
      route('new-post', 'routes/dashboard/new-post.tsx'),
      route('new-post/sell', 'routes/dashboard/new-post-sell.tsx'),
      route('new-post/rent', 'routes/dashboard/new-post-rent.tsx'),
      route('view-your-listings', 'routes/dashboard/view-your-listings.tsx'),
      route('view-your-listings/edit-post/:id', 'routes/dashboard/edit-post.tsx'),
      route('alerts', 'routes/dashboard/alerts.tsx'),
      route('promote', 'routes/dashboard/promote.tsx'),
      route('messages', 'routes/dashboard/messages.tsx', [
        index('routes/dashboard/new-conversation.tsx'),
        route(':id', 'routes/dashboard/conversation.tsx'),
      ]),
    ]),
    route('conversation/:token', 'routes/public/mailed-conversation.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  route('offline', 'routes/public/offline.ts'),

  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/index.tsx'),
    route('home', 'routes/admin/home.tsx'),
    route('posts', 'routes/admin/posts.tsx'),
    route('posts/view-post/:id', 'routes/admin/view-post.tsx'),
    route('users', 'routes/admin/users.tsx'),
    route('users/view-user/:id', 'routes/admin/view-user.tsx'),
    route('pending-posts', 'routes/admin/pending-posts.tsx'),
    route('reports', 'routes/admin/reports.tsx'),
    route('reports/:kind/:id', 'routes/admin/view-report.tsx'),
    route('badges', 'routes/admin/badges.tsx'),
    route('payments', 'routes/admin/payments.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('system', 'routes/admin/system.tsx'),
    route('account', 'routes/admin/account.tsx'),
    route('sign-out', 'routes/admin/sign-out.tsx'),
  ]),
] satisfies RouteConfig;
