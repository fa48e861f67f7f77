import { CoreAdminContext, useI18nProvider } from 'react-admin';
import { Outlet } from 'react-router';
import { adminStore } from '../data/adminStore.ts';
import { dataProvider } from '../data/dataProvider.ts';
import { queryClient } from '../data/queryClient.ts';

/** react-admin's providers for members' pages, under our own routes. */
export function PanelApp() {
  const i18nProvider = useI18nProvider();
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={adminStore}
    >
      <Outlet />
    </CoreAdminContext>
  );
}
