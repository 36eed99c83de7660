/** Asks a person how her request was handled. */
import { countryOf } from '@cotejo/core/reference/countries';
import { useActionData, useLoaderData } from 'react-router-dom';
import { PageHead } from '../../seo/PageHead.tsx';
import { useSite } from '../../site.ts';
import { type Asked, type OpinionRefusal } from './feedback-route.ts';
import { OpinionForm } from './OpinionForm.tsx';

export const FeedbackPage = () => {
  const { lead, said } = useLoaderData<Asked>();
  const refusal = useActionData<OpinionRefusal>();
  const { locale, timeZone } = countryOf(useSite().country);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(lead.at));
  return (
    <>
      <PageHead
        title={refusal ? 'Error: Tu opinión' : 'Tu opinión'}
        description="Cuéntanos cómo te atendimos."
      />
      <h1>{lead.firstName}, ¿cómo te atendimos?</h1>
      <p className="lead">
        Es sobre la solicitud que nos enviaste el {day}
        {lead.plan && <> por {lead.plan}</>}.{' '}
        {lead.given && 'Ya nos diste tu opinión: si quieres, puedes cambiarla.'}
      </p>
      <OpinionForm topics={lead.topics} said={refusal?.values ?? said} refusal={refusal} />
    </>
  );
};
