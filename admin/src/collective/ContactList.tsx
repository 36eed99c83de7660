/** People to talk to: how each is called, and how reached. */
import { type Contact } from '@cotejo/core/collective';
import { contactTypes, nameIn } from '@cotejo/core/reference/collective-tables';
import { Link, List, ListItem, ListItemText } from '@mui/material';

export const ContactList = ({ contacts }: { contacts: readonly Contact[] }) => (
  <List disablePadding>
    {contacts.map(({ name, email, phone, typeId }) => (
      <ListItem key={`${name} ${email}`} disableGutters>
        <ListItemText
          primary={`${name} · ${nameIn(contactTypes, typeId)}`}
          secondary={
            <>
              <Link href={`mailto:${email}`}>{email}</Link>
              {phone && (
                <>
                  {' · '}
                  <Link href={`tel:${phone}`}>{phone}</Link>
                </>
              )}
            </>
          }
        />
      </ListItem>
    ))}
  </List>
);
