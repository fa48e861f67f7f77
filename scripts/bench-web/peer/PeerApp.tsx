import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, Resource } from 'react-admin';
import { authProvider } from './authProvider.ts';
import { PeerList } from './PeerList.tsx';

const dataProvider = simpleRestProvider('/api');

/** What the panel is measured against: react-admin with its own login page and one list, and nothing else. */
export function PeerApp() {
  return (
    <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
      <Resource name="volunteers" list={PeerList} />
    </Admin>
  );
}
