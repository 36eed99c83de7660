/** People to talk to: how each is called, and how reached. */
import { type Contact } from '@cotejo/core/collective';
import { contactTypes, nameIn } from '@cotejo/core/reference/collective-tables';
import { List, ListItem, ListItemText } from '@mui/material';
import { EmailLink, PhoneLink } from '../kit/ui/ContactLinks.tsx';

export const ContactList = ({ contacts }: { contacts: readonly Contact[] }) => (
  <List disablePadding>
    {contacts.map(({ name, email, phone, typeId }) => (
      <ListItem key={`${name} ${email}`} disableGutters>
        <ListItemText
          primary={`${name} · ${nameIn(contactTypes, typeId)}`}
          secondary={
            <>
              <EmailLink email={email} />
              {phone && (
                <>
                  {' · '}
                  <PhoneLink phone={phone} />
                </>
              )}
            </>
          }
        />
      </ListItem>
    ))}
  </List>
);
