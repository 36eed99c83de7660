/** A part of a product's page as a visitor reads it. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Typography } from '@mui/material';
import { counted } from '../../../../kit/words/plural.ts';
import { spelledIn } from '../../../read/amountText.ts';
import { agesText } from '../../../read/coverageText.ts';
import { choiceName } from '../../../read/words.ts';
import { maximumText } from '../maximumText.ts';
import { type Detail } from './detail.ts';
import { DetailClinics } from './DetailClinics.tsx';
import { CoverageItems, DetailCoverages } from './DetailCoverages.tsx';
import { DetailDocuments } from './DetailDocuments.tsx';
import { DetailTexts } from './DetailTexts.tsx';
import { offerLines } from './offerText.ts';
import { type PartName } from './parts.ts';

type DetailPartProps = {
  name: PartName;
  detail: Detail;
  code: string;
  country: CountryCode;
  at: string | undefined;
};

const Limits = ({ detail, country }: DetailPartProps) => {
  const { annual_benefit_maximum: most, deductible, coverages } = detail.topAmountsAndDeductibles;
  const maximum = maximumText(most, country);
  const amount = deductible && spelledIn(deductible.amount, deductible.unit.code, country);
  const lines = [maximum, amount && `Deducible: ${amount}`];
  return (
    <>
      {lines.map((line) => line && <Typography key={line}>{line}</Typography>)}
      <CoverageItems coverages={coverages} country={country} />
    </>
  );
};

const Whom = ({ detail }: DetailPartProps) => {
  const { coverageCountries, contractType, contractingAges } = detail.resume;
  const lines = [
    contractType && `Contrato: ${choiceName('contractType', contractType)}`,
    contractingAges && `Se contrata ${agesText(contractingAges)}`,
    coverageCountries.length > 0 &&
      `También vale en: ${coverageCountries.map(({ name }) => name).join(', ')}`,
  ];
  return lines.map((line) => line && <Typography key={line}>{line}</Typography>);
};

const Features = ({ detail }: DetailPartProps) => {
  const texts = detail.features.map(({ name, detail: more, description, included }) => ({
    title: included ? name : `${name} (no incluida)`,
    lines: [more, description].filter((line) => line !== null),
  }));
  return <DetailTexts texts={texts} />;
};

const Payment = ({ detail }: DetailPartProps) => {
  const { periodicity, modes } = detail.payment;
  return (
    <>
      {periodicity && <Typography>Período del precio: {periodicity.name}</Typography>}
      <DetailTexts
        texts={modes.map(({ displayName, periodicity, months, methods, cardBrands }) => ({
          title: `${displayName} · ${choiceName('periodicity', periodicity)}`,
          lines: [
            ...(months ? [`Cada pago es por ${counted(months, 'mes', 'meses')}`] : []),
            methods.map((method) => method.displayName).join(', '),
            ...(cardBrands.length > 0 ? [cardBrands.join(', ')] : []),
          ],
        }))}
      />
    </>
  );
};

export const DetailPart = (props: DetailPartProps) => {
  const { name, detail, code, country, at } = props;
  switch (name) {
    case 'coverages':
      return <DetailCoverages detail={detail} country={country} />;
    case 'limits':
      return <Limits {...props} />;
    case 'clinics':
      return <DetailClinics clinics={detail.coverageOrganizations} />;
    case 'whom':
      return <Whom {...props} />;
    case 'features':
      return <Features {...props} />;
    case 'faq':
      return (
        <DetailTexts
          texts={detail.faq.map(({ question, answer }) => ({ title: question, lines: [answer] }))}
        />
      );
    case 'offers':
      return (
        <DetailTexts
          texts={detail.offers.map((offer) => ({ title: offer.title, lines: offerLines(offer, country) }))}
        />
      );
    case 'payment':
      return <Payment {...props} />;
    case 'documents':
      return <DetailDocuments documents={detail.documents} code={code} at={at} />;
    default:
      return <DetailTexts texts={detail[name].map(({ title, content }) => ({ title, lines: [content] }))} />;
  }
};
