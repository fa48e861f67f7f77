import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  type AuthProvider,
  Datagrid,
  DateField,
  EmailField,
  List,
  Resource,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const dataProvider = simpleRestProvider('/api');

/** The baseline: react-admin with its own login page and one list, and nothing else. */
function PeerApp() {
  return (
    <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
      <Resource name="volunteers" list={PeerList} />
    </Admin>
  );
}

/** localStorage key of a known user, so that one costs the peer no request. */
const USER = 'user';

const authProvider: AuthProvider = {
  login: async ({ username }) => localStorage.setItem(USER, username),
  logout: async () => localStorage.removeItem(USER),
  checkAuth: async () => {
    if (localStorage.getItem(USER) !== null) return;
    // Without a request here, react-admin pushes thousands of history entries before it shows its login.
    await fetch('/api/session');
    throw new Error('signed out');
  },
  checkError: async () => {},
  getIdentity: async () => ({ id: 'user', fullName: localStorage.getItem(USER) ?? '' }),
  getPermissions: async () => undefined,
};

createRoot(root).render(<PeerApp />);

/** The same default columns and page size as the panel's list. */
function PeerList() {
  return (
    <List perPage={25} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Datagrid>
        <TextField source="firstname" />
        <TextField source="lastname" />
        <TextField source="accountStatus" />
        <TextField source="city" />
        <EmailField source="email" />
        <TextField source="phone" />
        <DateField source="createdAt" showTime />
      </Datagrid>
    </List>
  );
}
