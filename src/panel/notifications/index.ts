import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';
import { LazyBell } from './bell/LazyBell.tsx';

export const notifications: Feature = {
  name: 'notifications',
  routes: [{ path: paths.notifications, Page: lazyPage(() => import('./NotificationsPage.tsx')) }],
  HeaderTool: LazyBell,
};
