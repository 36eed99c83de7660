/** The home page: what Cotejo is, and the plans of the country. */
import { type Country, countryOf } from '@cotejo/core/reference/countries';
import { useLoaderData } from 'react-router-dom';
import { contactPath } from '../../domain/product-paths.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { useSite } from '../../site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { whoIsPriced } from '../../profile/profile-words.ts';
import { Steps } from '../../ui/Steps.tsx';
import { type HomeData } from './home-loader.ts';
import { HomeProfile } from './HomeProfile.tsx';
import { PlanList } from './PlanList.tsx';
import './HomePage.css';

const howItWorks = [
  { title: 'Mira el precio', text: 'Está en cada plan, antes de que dejes un solo dato.' },
  { title: 'Lee qué incluye', text: 'Los beneficios de cada plan, en pocas palabras.' },
  { title: 'Pide el que te interesa', text: 'Una persona recibe tu solicitud y te responde.' },
];

/** Which plans these are, as a sentence continues after the word *planes* or *seguros*. */
const reachOf = ({ code, name }: Country): string => (code === 'INT' ? 'internacionales' : `en ${name}`);

export const HomePage = () => {
  const { country } = useSite();
  const { lines, quick, ...list } = useLoaderData<HomeData>();
  const [first, ...others] = lines;
  const reach = reachOf(countryOf(country));
  return (
    <>
      <PageHead
        title={`Compara seguros ${reach}`}
        description={`Cotejo pone seguros ${reach} lado a lado: precio y beneficios primero, tus datos solo si quieres que te contactemos.`}
        canonical="/"
      />
      <section className="hero">
        <div>
          <h1>
            Seguros lado a lado, <em>con el precio por delante</em>
          </h1>
          <p className="hero-lead">
            Cotejo reúne planes {reach} y te muestra qué cuestan y qué incluyen. Tus datos los dejas al final,
            solo si quieres que te contactemos.
          </p>
        </div>
        {first && <HomeProfile lines={[first, ...others]} told={quick} />}
        <p className="hero-actions">
          <ButtonLink to="/#planes">Ver planes</ButtonLink>
          <ButtonLink tone="quiet" to={contactPath}>
            Hacer una consulta
          </ButtonLink>
        </p>
      </section>
      <section className="home-steps" aria-labelledby="como-funciona">
        <h2 id="como-funciona">Cómo funciona</h2>
        <Steps steps={howItWorks} />
      </section>
      <section id="planes" className="home-plans" aria-labelledby="planes-titulo">
        <h2 id="planes-titulo">Planes {reach}</h2>
        {list.total > 0 && <p className="home-plans-note">{whoIsPriced(country)}</p>}
        <PlanList {...list} />
      </section>
    </>
  );
};
