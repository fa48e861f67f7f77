import { Datagrid, DateField, EmailField, List, TextField } from 'react-admin';

/** The columns and the number of rows that the panel's list shows at first. */
export function PeerList() {
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
