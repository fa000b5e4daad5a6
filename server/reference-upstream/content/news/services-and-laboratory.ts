import type { ContentSeed } from "../types";

/** Sales hall, weighbridge, laboratory, livestock market and the portal itself. */
export const servicesAndLaboratory: ContentSeed[] = [
  {
    id: 1005,
    kind: 2,
    daysAgo: 4,
    title: {
      tr: "Kantar Bakımı Nedeniyle {date+8} Sabah Seansı 10.30'da Başlayacak",
      en: "Morning Session of {date+8} Starts at 10:30 due to Weighbridge Maintenance",
    },
    summary: {
      tr: "60 tonluk kantarın yıllık bakımı ve ayarı nedeniyle {date+8} günü seans bir saat geç açılacak, numune kabulü 08.30'da başlayacak.",
      en: "Because the 60-tonne weighbridge is due its yearly service and calibration, the session of {date+8} opens an hour late and sample intake begins at 08:30.",
    },
    body: {
      tr: `<p>Hububat Satış Salonu'ndaki 60 tonluk araç kantarının yıllık bakımı {date+8} günü 05.30 ile 08.15 arasında yapılacak. Yük hücrelerinin denetimi ve yetkili servisin ayar işlemi sürerken tartım yapılamayacağından sabah seansı bu güne mahsus olmak üzere 09.30 yerine 10.30'da başlayacak, 12.30'da sona erecek.</p>
<table>
<caption>{date+8} günü uygulanacak saatler</caption>
<thead><tr><th scope="col">İşlem</th><th scope="col">Olağan</th><th scope="col">{date+8}</th></tr></thead>
<tbody>
<tr><th scope="row">Araç ve numune kabulü</th><td>07.30–10.45</td><td>08.30–11.45</td></tr>
<tr><th scope="row">Seans</th><td>09.30–11.30</td><td>10.30–12.30</td></tr>
<tr><th scope="row">Bültenin kesinleşmesi</th><td>13.00</td><td>14.00</td></tr>
</tbody>
</table>
<p>Yüklü araçların 08.30'dan önce siteye yönlendirilmemesini rica ederiz; park alanı 40 araçla sınırlıdır. Acil tartım ihtiyacı olan üyelerimiz Salon Şefi Nihat Tokmakçı'yı 0 (999) 555 01 20 numaralı telefondan, 140 dâhilîsinden arayabilir. Ertesi gün saatler olağan düzenine dönecektir.</p>`,
      en: `<p>The 60-tonne weighbridge at the Grain Sales Hall will be serviced on {date+8} between 05:30 and 08:15. No weighing is possible while the load cells are inspected and the authorised engineers carry out the calibration, so on that day only the morning session will begin at 10:30 instead of 09:30 and end at 12:30.</p>
<table>
<caption>Hours on {date+8}</caption>
<thead><tr><th scope="col">Step</th><th scope="col">Usual</th><th scope="col">{date+8}</th></tr></thead>
<tbody>
<tr><th scope="row">Vehicles and samples admitted</th><td>07:30–10:45</td><td>08:30–11:45</td></tr>
<tr><th scope="row">Session</th><td>09:30–11:30</td><td>10:30–12:30</td></tr>
<tr><th scope="row">Bulletin final</th><td>13:00</td><td>14:00</td></tr>
</tbody>
</table>
<p>Please do not send loaded vehicles to the estate before 08:30, as there is parking for 40 only. Members who must have a load weighed urgently may call Nihat Tokmakçı, head of the hall, on 0 (999) 555 01 20, extension 140. Normal hours resume the following day.</p>`,
    },
    pinned: true,
    picture: {
      scene: "weighbridge",
      seed: 5,
      alt: {
        tr: "Boş araç kantarı ve gösterge kulübesi",
        en: "The empty weighbridge and its indicator cabin",
      },
    },
    tags: ["satış salonu", "kantar", "seans"],
    readCount: 412,
  },
  {
    id: 1008,
    kind: 1,
    daysAgo: 8,
    title: {
      tr: "Laboratuvarımız Akreditasyon Gözetim Denetimini Başarıyla Tamamladı",
      en: "Laboratory Passed Its Accreditation Surveillance Audit",
    },
    summary: {
      tr: "TS EN ISO/IEC 17025:2017 kapsamındaki iki günlük gözetim denetimi, iki küçük uygunsuzlukla ve belgenin devamı önerisiyle sonuçlandı.",
      en: "The two-day surveillance audit under TS EN ISO/IEC 17025:2017 closed with two minor findings and a recommendation that accreditation continue.",
    },
    body: {
      tr: `<p>Borsa Laboratuvarı, TS EN ISO/IEC 17025:2017 akreditasyonunun yıllık gözetim denetiminden {date-2} ve {date-1} günlerinde geçti. Bir baş denetçi ile bir teknik uzman; yöntem doğrulama kayıtlarını, ölçüm belirsizliği hesaplarını ve cihaz kalibrasyonlarını inceledi, üç analizi baştan sona gözlemledi.</p>
<p>Kapsamdaki on bir parametrenin tamamı korundu. Denetimde büyük uygunsuzluk saptanmadı; kayda geçen iki küçük uygunsuzluktan biri numune saklama dolabının sıcaklık kaydına, diğeri bir prosedürün sürüm numarasına ilişkindi. Her ikisi için düzeltici faaliyet {date+30} gününe kadar kapatılacak.</p>
<blockquote><p>“Denetçi, geçen yıl 0,9 olan yaş gluten tekrarlanabilirlik değerimizin 0,6'ya inmesini özellikle not etti. Bu sonuç, 2024'te yenilenen cihazlar kadar her sabah kontrol numunesiyle güne başlayan arkadaşlarımızın emeğidir.”</p></blockquote>
<p>Laboratuvar Sorumlusu Zeynep Özleyen'in verdiği bilgiye göre bu yıl 21.640 numune incelendi, katılınan dört yeterlilik testinin tümünde sonuçlar kabul sınırları içinde kaldı. Kapsam belgesi <a href="/kalite-belgelerimiz">kalite belgelerimiz</a> sayfasında yayımlanıyor.</p>`,
      en: `<p>On {date-2} and {date-1} the Exchange Laboratory went through the yearly surveillance audit of its accreditation to TS EN ISO/IEC 17025:2017. A lead assessor and a technical expert examined method verification records, uncertainty calculations and instrument calibrations, and watched three analyses from start to finish.</p>
<p>All eleven parameters in the scope were retained. No major finding was raised. Of the two minor ones, one concerned temperature records for the sample store and the other the version number of a procedure; corrective action on both will be closed by {date+30}.</p>
<blockquote><p>“The assessor made particular note of our repeatability for wet gluten, which has come down from 0.9 to 0.6 in a year. The instruments renewed in 2024 play their part, but so do colleagues who begin every morning with a control sample.”</p></blockquote>
<p>According to Zeynep Özleyen, who heads the laboratory, 21,640 samples have been examined this year, and results were within limits in all four proficiency tests it entered. The scope of accreditation is published among our <a href="/kalite-belgelerimiz">quality certificates</a>.</p>`,
    },
    picture: {
      scene: "laboratory",
      seed: 8,
      alt: {
        tr: "Laboratuvar tezgâhında gluten yıkama cihazı ve etiketli buğday numuneleri",
        en: "A gluten washer and labelled wheat samples on a laboratory bench",
      },
    },
    tags: ["laboratuvar", "akreditasyon", "kalite"],
    readCount: 293,
  },
  {
    id: 1009,
    kind: 2,
    daysAgo: 9,
    title: {
      tr: "Kuru Üzüm ve İncirde Aflatoksin Analiz Ücretleri Güncellendi",
      en: "Aflatoxin Test Fees for Raisins and Figs Updated",
    },
    summary: {
      tr: "1 Ocak {nextYear} tarihinden itibaren aflatoksin analizi 2.350 lira olacak; aynı partiden üç ve daha çok numunede indirim uygulanacak.",
      en: "From 1 January {nextYear} an aflatoxin test will cost 2,350 lira, with a reduction for three or more samples from the same lot.",
    },
    body: {
      tr: `<p>Yönetim Kurulu, yüksek basınçlı sıvı kromatografisi (HPLC) ile yapılan aflatoksin analizinin ücretini sarf malzemesi giderlerindeki artış nedeniyle güncelledi. Yeni ücretler 1 Ocak {nextYear} günü yürürlüğe girecek, yıl sonuna kadar teslim edilen numunelerde 1.900 liralık mevcut ücret geçerli kalacak.</p>
<table>
<caption>Aflatoksin (B1 ve toplam) analiz ücretleri, KDV hariç</caption>
<thead><tr><th scope="col">Numune sayısı</th><th scope="col">Bugün (₺)</th><th scope="col">1 Ocak {nextYear} (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">1–2 numune, numune başına</th><td>1.900</td><td>2.350</td></tr>
<tr><th scope="row">Aynı partiden 3 ve üzeri, numune başına</th><td>1.900</td><td>2.000</td></tr>
</tbody>
</table>
<p>Kuru incir numunesi en az 30, kuru üzüm numunesi en az 10 kilogram alınmalı; numune bez torbada, parti numarası yazılı olarak getirilmelidir. Sonuçlar iki iş günü içinde raporlanır. Ücret dışı bilgi ve randevu için laboratuvarın 0 (999) 555 01 30 numaralı telefonu, 130 dâhilîsi aranabilir; bütün kalemler <a href="/ucret-tarifeleri">ücret tarifeleri</a> sayfasındadır.</p>`,
      en: `<p>The Board has revised the fee for aflatoxin testing by high-performance liquid chromatography (HPLC), the cost of consumables having risen. The new fees apply from 1 January {nextYear}; samples handed in before the end of the year will still be charged at the present 1,900 lira.</p>
<table>
<caption>Fees for aflatoxin (B1 and total), excluding VAT</caption>
<thead><tr><th scope="col">Number of samples</th><th scope="col">Today (₺)</th><th scope="col">1 January {nextYear} (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">1–2 samples, each</th><td>1,900</td><td>2,350</td></tr>
<tr><th scope="row">3 or more from one lot, each</th><td>1,900</td><td>2,000</td></tr>
</tbody>
</table>
<p>A sample must weigh at least 30 kilograms for dried figs and 10 kilograms for raisins, and should come in a cloth bag marked with the lot number. Results are reported within two working days. For appointments and other questions, call the laboratory on 0 (999) 555 01 30, extension 130. All fees are listed under <a href="/ucret-tarifeleri">fee tariffs</a>.</p>`,
    },
    picture: {
      scene: "dried-fruit",
      seed: 9,
      alt: {
        tr: "Analiz için bez torbalara ayrılmış kuru üzüm ve incir numuneleri",
        en: "Raisin and fig samples set aside in cloth bags for testing",
      },
    },
    files: [
      {
        name: { tr: "Aflatoksin Numune Alma Talimatı.pdf", en: "Aflatoxin Sampling Instructions.pdf" },
        body: [
          {
            tr: "Numune partinin tek noktasından değil, en az 20 ayrı kasa veya çuvaldan eşit miktarda alınır ve paçal yapılır.",
            en: "Take the sample in equal portions from at least 20 crates or sacks, never from one spot, and mix it thoroughly.",
          },
          {
            tr: "En az miktar: kuru incir 30 kg, kuru üzüm 10 kg. Torba bezden olmalı, naylon kullanılmamalıdır.",
            en: "Minimum weight: dried figs 30 kg, raisins 10 kg. Use cloth bags, not plastic ones.",
          },
          {
            tr: "Etikete parti numarası, ürün yılı, köy ve numuneyi alanın adı yazılır. Numune 24 saat içinde laboratuvara teslim edilir.",
            en: "Mark the label with lot number, crop year, village and the sampler's name. Deliver the sample to the laboratory within 24 hours.",
          },
        ],
      },
    ],
    tags: ["laboratuvar", "aflatoksin", "ücret"],
    readCount: 276,
  },
  {
    id: 1011,
    kind: 2,
    daysAgo: 12,
    title: {
      tr: "Satış Salonu Numune Kabul Saatleri Değişti",
      en: "Sample Intake Hours at the Sales Hall Changed",
    },
    summary: {
      tr: "Numune kabulü {date+1} gününden itibaren 07.30'da başlayıp 10.45'te sona erecek. Bu saatten sonra gelen araçlar ertesi günün seansına yazılacak.",
      en: "From {date+1} samples are taken in from 07:30 to 10:45. Vehicles arriving later will be entered for the next day's session.",
    },
    body: {
      tr: `<p>Kış döneminde günlerin kısalması ve sabah sisi nedeniyle araçların geç ulaşması üzerine satış salonunda numune kabul saatleri yeniden düzenlendi. Bugüne kadar 07.00–10.15 arasında yapılan kabul, {date+1} gününden başlamak üzere hafta içi her gün 07.30–10.45 arasında yapılacak. Seans saati 09.30–11.30 olarak değişmedi.</p>
<p>Kabulde plaka, üretici adı, köy, ürün ve tahminî miktar kaydedilir; robot numune alıcı aracın sekiz noktasından örnek çeker. Salon paketi (rutubet, protein, hektolitre, gluten, süne) 150 lira olup sonuç 20 dakika içinde salon ekranına düşer. Saat 10.45'ten sonra gelen ürün, sahibinin isteğiyle kantarda mühürlenerek ertesi günün ilk sırasına alınır.</p>
<p>Numune Kabul Formu'nu önceden dolduran üreticiler sırada öncelik kazanır. Form bu sayfanın ekindedir; salon girişindeki kutulardan da alınabilir.</p>`,
      en: `<p>With the days drawing in and morning fog delaying vehicles, intake hours at the sales hall have been rearranged for the winter. Samples, until now accepted from 07:00 to 10:15, will be taken in from 07:30 to 10:45 every weekday, starting on {date+1}. The session itself stays at 09:30–11:30.</p>
<p>At intake the number plate, the grower's name, village, product and estimated weight are recorded, and the robot sampler probes the load at eight points. The hall package (moisture, protein, test weight, gluten, sunn-pest damage) costs 150 lira, and the result is on the hall screen within 20 minutes. A load that arrives after 10:45 may, if its owner wishes, be sealed at the weighbridge and placed first in the next day's order.</p>
<p>Growers who fill in the Sample Intake Form beforehand move up the queue. It is attached to this page and can also be picked up from the boxes at the entrance to the hall.</p>`,
    },
    files: [
      {
        name: { tr: "Numune Kabul Formu.pdf", en: "Sample Intake Form.pdf" },
        body: [
          {
            tr: "Araç plakası, sürücü, üretici adı, köy, ürün, tahminî miktar (kg), ürünün depolandığı yer ve hasat tarihi.",
            en: "Number plate, driver, grower's name, village, product, estimated weight (kg), place of storage and date of harvest.",
          },
          {
            tr: "İstenen analiz: salon paketi ₺150; ek olarak düşme sayısı ₺160, sedimantasyon ₺140, 1000 dane ağırlığı ₺90.",
            en: "Analysis required: hall package ₺150; optional extras falling number ₺160, sedimentation ₺140, thousand-kernel weight ₺90.",
          },
          {
            tr: "Numune iki eş parçaya ayrılır; şahit numune satıştan sonra 15 gün saklanır.",
            en: "The sample is divided into two equal parts; the reference half is kept for 15 days after the sale.",
          },
        ],
      },
    ],
    tags: ["satış salonu", "numune"],
    readCount: 395,
  },
  {
    id: 1017,
    kind: 2,
    daysAgo: 22,
    title: {
      tr: "Web Sitemizin Erişilebilirlik Beyanı Yayımlandı",
      en: "Accessibility Statement of Our Website Published",
    },
    summary: {
      tr: "Yeni portalın hangi ölçüte göre hazırlandığı, bilinen eksikleri ve geri bildirim yolları erişilebilirlik beyanında açıklandı.",
      en: "The statement explains the standard the new portal was built to, the barriers we know of and how to report others.",
    },
    body: {
      tr: `<p>2025/10 sayılı Cumhurbaşkanlığı Genelgesi, kamu kurumu niteliğindeki meslek kuruluşlarının internet sitelerini erişilebilir kılmasını öngörüyor. Yeni portalımız WCAG 2.2 kılavuzunun AA düzeyi gözetilerek hazırlandı; beyanımız <a href="/politikalar/erisilebilirlik">erişilebilirlik</a> sayfasında yayımlandı.</p>
<h2>Bildiğimiz eksikler</h2>
<ul>
<li>İndirilen PDF dosyaları henüz etiketlenmemiştir; ekran okuyucu başlık ve tablo düzenini bulamayabilir. İstediğiniz belgeyi üç iş günü içinde erişilebilir biçimde göndeririz.</li>
<li>Tanıtım videolarında altyazı vardır, sesli betimleme henüz yoktur.</li>
<li>Eski Başakova fotoğraflarının dokuzundan ikisinin açıklaması, çekildiği yer bilinmediği için kısadır.</li>
</ul>
<p>Genel Sekreter Yardımcısı Murat İlkgül'ün başkanlığındaki Erişilebilirlik İnceleme Komisyonu siteyi altı ayda bir inceleyecek. Karşılaştığınız bir engeli <a href="/istek-oneri-sikayet">istek, öneri ve şikâyet</a> sayfasından veya 0 (999) 555 01 00 numaralı telefonun 152 dâhilîsinden Kaan Aydıngüç'e bildirebilirsiniz. Başvurular en geç yedi iş günü içinde yanıtlanır.</p>`,
      en: `<p>Presidential Circular 2025/10 requires professional bodies with the status of public institutions to make their websites accessible. Our new portal was built with level AA of WCAG 2.2 in view, and the statement is now on the <a href="/politikalar/erisilebilirlik">accessibility</a> page.</p>
<h2>Barriers we know of</h2>
<ul>
<li>The PDF files offered for download have not been tagged yet; a screen reader may not find their headings and tables. Any of them will be sent in an accessible form within three working days on request.</li>
<li>The promotional videos have captions but, as yet, no audio description.</li>
<li>Two of the nine photographs of old Başakova have only a short description, because it is not known where they were taken.</li>
</ul>
<p>The Accessibility Review Commission, chaired by the Deputy General Secretary, Murat İlkgül, will examine the site every six months. If you meet a barrier, please tell us on the <a href="/istek-oneri-sikayet">requests and complaints</a> page or call Kaan Aydıngüç on 0 (999) 555 01 00, extension 152. You will have an answer within seven working days.</p>`,
    },
    picture: {
      scene: "exchange-building",
      seed: 17,
      alt: {
        tr: "Borsa binasının rampalı girişi ve girişe uzanan kılavuz yol",
        en: "The ramped entrance of the Exchange building and the tactile path leading to it",
      },
    },
    files: [
      {
        name: { tr: "Erişilebilirlik Beyanı.pdf", en: "Accessibility Statement.pdf" },
        body: [
          {
            tr: "Kapsam: basakovatb.example alan adında yayımlanan sayfalar ve bu sayfalardan indirilen belgeler.",
            en: "Scope: the pages published at basakovatb.example and the documents downloaded from them.",
          },
          {
            tr: "Ölçüt: WCAG 2.2, A ve AA düzeyi. Yöntem: klavye, ekran okuyucu ve büyütme ile elle inceleme; otomatik denetim araçları.",
            en: "Standard: WCAG 2.2, levels A and AA. Method: manual review by keyboard, screen reader and magnification, together with automated checks.",
          },
          {
            tr: "Geri bildirim: 0 (999) 555 01 00, dâhilî 152; bilgi@basakovatb.example. Bu belgenin HTML sürümü sitededir.",
            en: "Feedback: 0 (999) 555 01 00, extension 152; bilgi@basakovatb.example. An HTML version of this document is on the site.",
          },
        ],
      },
    ],
    tags: ["erişilebilirlik", "web sitesi"],
    readCount: 261,
  },
  {
    id: 1022,
    kind: 2,
    daysAgo: 34,
    title: { tr: "Personel Alım İlanı: Laborant" },
    summary: {
      tr: "Borsa Laboratuvarında tam zamanlı çalışmak üzere bir laborant alınacaktır. Son başvuru günü: {date+20}.",
    },
    body: {
      tr: `<p>Başakova Ticaret Borsası, Organize Tarım Sitesi'ndeki laboratuvarında belirsiz süreli iş sözleşmesiyle tam zamanlı çalışacak bir laborant arıyor. Görev; numune kabulü ve hazırlanması, rutubet, protein, hektolitre, gluten ve sedimantasyon analizlerinin yapılması, cihaz kayıtlarının tutulması işlerini kapsar.</p>
<h2>Aranan nitelikler</h2>
<ul>
<li>Meslek yüksekokullarının gıda teknolojisi, laborantlık, kimya teknolojisi veya gıda kalite kontrolü programlarından mezun olmak</li>
<li>Hububat laboratuvarında veya benzer bir alanda tercihen en az bir yıl çalışmış olmak</li>
<li>TS EN ISO/IEC 17025 hakkında bilgi sahibi olmak (belge sunanlara öncelik tanınır)</li>
<li>Hasat döneminde vardiyalı çalışmaya uygun olmak</li>
<li>Başakova'da oturmak veya oturmayı kabul etmek</li>
</ul>
<p>Başvurular özgeçmiş, diploma sureti, SGK hizmet dökümü ve ekteki formla birlikte {date+20} günü saat 17.00'ye kadar İdari İşler birimine elden veya bilgi@basakovatb.example adresine yapılır. Ön elemeyi geçen adaylar {date+27} günü saat 10.00'da uygulamalı sınava, ardından görüşmeye alınır. Sonuç, başvuran herkese yazıyla bildirilir.</p>
<p>Bilgi için: Hatice Düzgör, İdari İşler, 0 (999) 555 01 00, dâhilî 160.</p>`,
    },
    files: [
      {
        name: { tr: "İş Başvuru Formu.pdf" },
        body: [
          {
            tr: "Adı soyadı, doğum yılı, öğrenim durumu, mezun olunan program, iletişim bilgileri ve başvurulan görev yazılır.",
          },
          {
            tr: "İş deneyimi son işten başlanarak kurum, görev, başlangıç ve bitiş tarihi ile ayrılma nedeni belirtilerek doldurulur.",
          },
          {
            tr: "Bu formdaki kişisel veriler yalnızca işe alım amacıyla işlenir; olumsuz sonuçlanan başvurular altı ay sonra imha edilir.",
          },
        ],
      },
    ],
    tags: ["iş ilanı", "laboratuvar"],
    readCount: 1467,
  },
  {
    id: 1024,
    kind: 2,
    daysAgo: 40,
    title: { tr: "İhale İlanı: Satış Salonu Görüntü Sistemi Alımı" },
    summary: {
      tr: "Hububat Satış Salonu için iki adet LED ekran ile kontrol sistemi açık teklif usulüyle alınacaktır. İhale tarihi: {date+24}, saat 14.00.",
    },
    body: {
      tr: `<p>Borsamız Hububat Satış Salonu'nda kullanılmak üzere görüntü sistemi alımı, Satın Alma Yönergesi'nin açık teklif usulüne göre ihale edilecektir. İhaleye ilişkin bilgiler aşağıdadır.</p>
<table>
<caption>İhale bilgileri</caption>
<thead><tr><th scope="col">Konu</th><th scope="col">Açıklama</th></tr></thead>
<tbody>
<tr><th scope="row">İşin niteliği</th><td>4,80 × 2,70 m ölçüsünde 2 adet iç mekân LED ekran, 1 adet video işlemci, 14 adet masa üstü monitör; montaj ve eğitim dâhil</td></tr>
<tr><th scope="row">Teslim yeri</th><td>Organize Tarım Sitesi 3. Blok, Başakova</td></tr>
<tr><th scope="row">Teslim süresi</th><td>Sözleşmenin imzasından başlayarak 60 takvim günü</td></tr>
<tr><th scope="row">Geçici teminat</th><td>Teklif bedelinin en az %3'ü</td></tr>
<tr><th scope="row">Son teklif verme</th><td>{date+24}, saat 13.30</td></tr>
<tr><th scope="row">İhale yeri ve saati</th><td>Meclis Salonu, {date+24}, saat 14.00</td></tr>
</tbody>
</table>
<p>İhale dosyası bu sayfadan ücretsiz indirilebilir. İstekliler, salonu {date+10} ve {date+12} günlerinde 14.00–16.00 arasında görebilir; yer görme belgesi Salon Şefi Nihat Tokmakçı tarafından düzenlenir. Teklifler kapalı zarfla Cumhuriyet Mah. Borsa Cad. No:12 adresindeki Muhasebe birimine teslim edilir; posta gecikmesi dikkate alınmaz.</p>
<p>Borsamız 4734 sayılı Kanun'a tabi değildir; ihaleyi yapıp yapmamakta ve uygun bedeli belirlemekte serbesttir. Sorular yazılı olarak {date+17} gününe kadar bilgi@basakovatb.example adresine iletilebilir, yanıtlar bütün isteklilere duyurulur.</p>`,
    },
    files: [
      {
        name: { tr: "İdari Şartname.pdf" },
        body: [
          {
            tr: "Madde 1. İhalenin konusu: Hububat Satış Salonu görüntü sistemi alımı. Usul: açık teklif.",
          },
          {
            tr: "Madde 5. Katılım belgeleri: ticaret sicil belgesi, imza sirküleri, vergi ve SGK borcu yoktur yazıları, geçici teminat, yer görme belgesi.",
          },
          {
            tr: "Madde 12. Gecikilen her takvim günü için sözleşme bedelinin binde üçü oranında ceza uygulanır.",
          },
        ],
      },
      {
        name: { tr: "Teknik Şartname.pdf" },
        body: [
          {
            tr: "LED ekranlar: piksel aralığı en çok 2,5 mm, parlaklık en az 800 cd/m², yenileme hızı en az 3.840 Hz.",
          },
          {
            tr: "Fiyat tablosu en arka sıradan (18 m) okunabilmeli; renk tek bilgi taşıyıcısı olmamalı, artış ve düşüş ok işaretiyle de gösterilmelidir.",
          },
          {
            tr: "Garanti süresi en az 3 yıl, arızaya müdahale süresi en çok 24 saattir.",
          },
        ],
      },
      {
        name: { tr: "Birim Fiyat Teklif Mektubu.pdf" },
        body: [
          {
            tr: "Başakova Ticaret Borsası Yönetim Kurulu Başkanlığına: İhale dosyasını okuduk, bütün koşullarını kabul ediyoruz.",
          },
          {
            tr: "Teklif edilen bedel rakam ve yazıyla, KDV hariç belirtilir. Teklif 45 gün geçerlidir. Kaşe, imza, tarih.",
          },
        ],
      },
    ],
    tags: ["ihale", "satış salonu"],
    readCount: 729,
  },
  {
    id: 1029,
    kind: 2,
    daysAgo: 66,
    title: {
      tr: "Canlı Hayvan Pazarı Şap Tedbirleri Kapsamında Geçici Olarak Kapatıldı",
      en: "Livestock Market Temporarily Closed under Foot-and-Mouth Measures",
    },
    summary: {
      tr: "Gölbaşlar'da bir işletmede şap hastalığı saptanması üzerine pazar {date+1} gününden itibaren kapatıldı. Karantina {date+18} günü sona erdi.",
      en: "After foot-and-mouth disease was found on a farm in Gölbaşlar, the market was closed from {date+1}. The quarantine ended on {date+18}.",
    },
    body: {
      tr: `<p>İlçe Tarım ve Orman Müdürlüğünün {date} tarihli yazısıyla, Gölbaşlar'da bir büyükbaş işletmesinde şap hastalığı saptandığı bildirildi. Hayvan Sağlık Zabıtası Komisyonunun kararı uyarınca Gölbaşlar yolu 4. kilometredeki Canlı Hayvan Pazarı {date+1} gününden itibaren ikinci bir duyuruya kadar kapatıldı.</p>
<ul>
<li>Üç kilometrelik koruma bölgesinde hayvan giriş ve çıkışı yasaktır.</li>
<li>Kesime sevk, veteriner sağlık raporu ve resmî hekim izniyle sürer.</li>
<li>Kesimhane teslimi alım satımlarda tescil devam eder; bültendeki canlı hayvan fiyatları bu işlemlere dayanır.</li>
</ul>
<p>Pazar alanı kapalı kaldığı sürece üç kez dezenfekte edilecektir. Sevk belgesi ve tescil soruları için 0 (999) 555 01 40 numaralı pazar telefonu, ihbarlar için İlçe Tarım ve Orman Müdürlüğü aranabilir.</p>
<p><strong>Güncelleme, {date+18}:</strong> Son hastalık belirtisinin üzerinden geçen sürede yeni vaka görülmediğinden karantina kaldırılmıştır. Pazar, salı ve cumartesi günleri 06.00–13.00 saatleri arasında olağan düzeninde hizmet vermektedir.</p>`,
      en: `<p>In a letter dated {date} the District Directorate of Agriculture and Forestry reported foot-and-mouth disease on a cattle farm in Gölbaşlar. By decision of the Animal Health Commission the Livestock Market at kilometre 4 of the Gölbaşlar road has been closed from {date+1} until further notice.</p>
<ul>
<li>No animals may enter or leave the three-kilometre protection zone.</li>
<li>Animals may still be sent to slaughter with a veterinary health report and the official veterinarian's permission.</li>
<li>Sales on delivery to the abattoir continue to be registered, and the livestock prices in the bulletin are based on them.</li>
</ul>
<p>The ground will be disinfected three times while it is closed. Questions about transport papers and registration can be put to the market on 0 (999) 555 01 40; suspected cases should be reported to the District Directorate.</p>
<p><strong>Update, {date+18}:</strong> as no new case has appeared since the last signs of the disease, the quarantine has been lifted. The market is open as usual, on Tuesdays and Saturdays from 06:00 to 13:00.</p>`,
    },
    picture: {
      scene: "livestock-market",
      seed: 29,
      alt: {
        tr: "Bölmeleri boş, giriş kapısı kapalı canlı hayvan pazarı",
        en: "The livestock market with its pens empty and its gate shut",
      },
    },
    tags: ["canlı hayvan", "şap"],
    readCount: 1083,
  },
  {
    id: 1030,
    kind: 1,
    daysAgo: 70,
    title: { tr: "Canlı Hayvan Pazarı Yeniden Açıldı", en: "Livestock Market Reopened" },
    summary: {
      tr: "Zemin ve dezenfeksiyon havuzu yenilenen Canlı Hayvan Pazarı on altı günlük aranın ardından {date} günü satıcılara kapılarını açtı.",
      en: "With a new floor and disinfection trough, the Livestock Market opened its gates to sellers on {date} after a break of sixteen days.",
    },
    body: {
      tr: `<p>Zemin çalışması nedeniyle {date-16} günü kapanan Canlı Hayvan Pazarı {date} günü yeniden hizmete girdi. İlk gün saat 06.00 ile 13.00 arasında 214 büyükbaş ve 386 küçükbaş hayvan pazara getirildi; bunlardan 131'i ile 242'si alıcı buldu. Dana canlı ağırlıkta 348, kuzu 314 lira ortalamayla tescil edildi.</p>
<p>Çalışmada 2.800 metrekarelik satış alanının betonu kaymaz yüzeyle yenilendi, boşaltma rampası iki katlı kamyonlara uygun hâle getirildi, girişteki dezenfeksiyon havuzu sekiz metreye uzatıldı. Büyükbaş bölümünde 24 yeni bağlama demiri ve iki sulama yalağı kullanıma girdi.</p>
<p>Canlı Hayvan ve Et Meslek Komitesinden Yaşar Ağıllı, yenilemenin hem hayvan refahı hem de hastalıkla mücadele için yapıldığını belirterek “Araç havuzdan geçmeden kantara alınmıyor. Beş dakikalık bu iş bütün ovanın sürüsünü korur” dedi. Giriş kuralları ve saatler <a href="/detay-borsa-icerik/37">Canlı Hayvan Pazarı</a> sayfasındadır.</p>`,
      en: `<p>The Livestock Market, closed on {date-16} for work on its floor, came back into service on {date}. Between 06:00 and 13:00 on the first day 214 cattle and 386 sheep and goats were brought in, of which 131 and 242 found buyers. Cattle were registered at an average of 348 lira a kilogram live weight and lambs at 314 lira.</p>
<p>The 2,800 square metres of the sales area have a new non-slip concrete surface, the unloading ramp now takes double-deck lorries, and the disinfection trough at the entrance has been lengthened to eight metres. The cattle section has gained 24 tethering rails and two water troughs.</p>
<p>Yaşar Ağıllı of the Livestock and Meat Committee said the work served the welfare of the animals as well as the fight against disease: “No vehicle reaches the scales without driving through the trough. Those five minutes protect the herds of the whole plain.” Rules of entry and opening hours are on the <a href="/detay-borsa-icerik/37">Livestock Market</a> page.</p>`,
    },
    picture: {
      scene: "livestock-market",
      seed: 30,
      alt: {
        tr: "Yenilenen bölmelerde bağlı danalar ve pazarlık eden alıcılar",
        en: "Cattle tethered in the renewed pens while buyers strike a bargain",
      },
    },
    tags: ["canlı hayvan"],
    readCount: 947,
  },
  {
    id: 1034,
    kind: 2,
    daysAgo: 115,
    title: { tr: "Satış Salonu Yaz Çalışma Saatleri", en: "Summer Hours of the Sales Hall" },
    summary: {
      tr: "Hasat boyunca uygulanan çift seans düzeni {date+49} gününe kadar sürecek.",
      en: "The two-session timetable introduced for the harvest stays in place until {date+49}.",
    },
    body: {
      tr: `<p>Hasadın başında denenen çift seans, {date-18} günü 148 araçla görülen yoğunlukta bekleme süresini kısalttığı için Yönetim Kurulunca {date+49} gününe kadar uzatıldı. Bu süre içinde Hububat Satış Salonu hafta içi her gün şu saatlerde çalışacak:</p>
<table>
<caption>Yaz çalışma saatleri</caption>
<thead><tr><th scope="col">İşlem</th><th scope="col">Sabah</th><th scope="col">Öğleden sonra</th></tr></thead>
<tbody>
<tr><th scope="row">Araç ve numune kabulü</th><td>06.00–10.45</td><td>12.30–15.15</td></tr>
<tr><th scope="row">Seans</th><td>09.30–11.30</td><td>14.30–16.00</td></tr>
<tr><th scope="row">Kantar</th><td>06.00–12.30</td><td>13.00–18.30</td></tr>
</tbody>
</table>
<p>Günlük bülten yine sabah seansı üzerinden yayımlanır, öğleden sonraki işlemler saat 17.00'de eklenir. Sıcak saatlerde üreticilerimizin araç başında beklememesi için girişte sıra numarası verilmekte ve numara cep telefonuna iletilmektedir. {date+50} gününden itibaren yalnızca sabah seansı yapılacaktır.</p>`,
      en: `<p>The double session tried out at the start of the harvest shortened the queues, not least on {date-18}, when 148 vehicles arrived. The Board has therefore extended it to {date+49}. Until then the Grain Sales Hall keeps these hours every weekday:</p>
<table>
<caption>Summer hours</caption>
<thead><tr><th scope="col">Step</th><th scope="col">Morning</th><th scope="col">Afternoon</th></tr></thead>
<tbody>
<tr><th scope="row">Vehicles and samples admitted</th><td>06:00–10:45</td><td>12:30–15:15</td></tr>
<tr><th scope="row">Session</th><td>09:30–11:30</td><td>14:30–16:00</td></tr>
<tr><th scope="row">Weighbridge</th><td>06:00–12:30</td><td>13:00–18:30</td></tr>
</tbody>
</table>
<p>The daily bulletin is still published after the morning session, with the afternoon's trades added at 17:00. So that growers need not stand by their vehicles in the heat, a queue number is given out at the gate and sent to their mobile phones. From {date+50} there will be a morning session only.</p>`,
    },
    tags: ["satış salonu", "seans"],
    readCount: 836,
  },
];
