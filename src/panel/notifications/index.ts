import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const notifications: Feature = {
  name: 'notifications',
  routes: [{ path: paths.notifications, Page: lazyPage(() => import('./NotificationsPage.tsx')) }],
};
